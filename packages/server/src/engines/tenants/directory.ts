import { isUnavailable } from "../../db/failures.ts";
import type { Tenant } from "../../db/tenants.ts";

const FRESH_MS = 5_000;
const PATIENCE_MS = 500;
const MOST_ENTRIES = 20_000;

interface Entry {
  tenant: Tenant | null;
  until: number;
}

/** Tenants by slug or id, remembered for a few seconds; another server's change shows after those. */
export interface TenantDirectory {
  /** Null: there is none. While the database is away or hangs, what was known last is given. */
  find(slugOrId: string): Promise<Tenant | null>;
  /** Forgets a tenant that was changed here. */
  forget(): void;
}

export function openTenantDirectory(
  load: (name: string) => Promise<Tenant | null>,
  now: () => number = () => performance.now(),
): TenantDirectory {
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<Tenant | null>>();
  // A load that began before a change must not be remembered after it.
  let generation = 0;

  const refresh = async (name: string): Promise<Tenant | null> => {
    const known = entries.get(name);
    const began = generation;
    try {
      const tenant = await load(name);
      if (began !== generation) return tenant;
      entries.delete(name);
      entries.set(name, { tenant, until: now() + FRESH_MS });
      // The oldest entry goes first: names that nobody has cannot crowd out for long what is in use.
      if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value as string);
      return tenant;
    } catch (error) {
      if (known?.tenant && isUnavailable(error)) return known.tenant;
      throw error;
    }
  };

  return {
    async find(slugOrId) {
      const name = slugOrId.toLowerCase();
      if (!/^[a-z0-9-]{1,63}$/.test(name)) return null;
      const known = entries.get(name);
      if (known && known.until > now()) return known.tenant;
      let request = loading.get(name);
      if (!request) {
        const own = refresh(name).finally(() => loading.get(name) === own && loading.delete(name));
        request = own;
        loading.set(name, request);
      }
      return known?.tenant ? Promise.race([request, later(known.tenant)]) : request;
    },
    forget() {
      generation++;
      entries.clear();
      loading.clear();
    },
  };
}

const later = <Value>(value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, value).unref());
