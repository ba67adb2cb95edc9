import pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { ConnectionLostError } from "../../db/failures.ts";
import type { Tenant } from "../../db/tenants.ts";
import { openTenantDirectory, type TenantDirectory } from "./directory.ts";

const tenantNamed = (slug: string): Tenant => ({ id: slug, slug }) as Tenant;

let now: number;
let asked: string[];
/** What the database answers; a test sets it. */
let load: (name: string) => Promise<Tenant | null>;
let directory: TenantDirectory;

beforeEach(() => {
  now = 0;
  asked = [];
  load = async (name) => tenantNamed(name);
  directory = openTenantDirectory(
    (name) => {
      asked.push(name);
      return load(name);
    },
    () => now,
  );
});

describe("the directory of tenants", () => {
  test("asks once in five seconds, however many want to know", async () => {
    await Promise.all(Array.from({ length: 100 }, () => directory.find("shop")));
    now = 4_999;
    await directory.find("SHOP");
    expect(asked).toEqual(["shop"]);
    now = 5_000;
    await directory.find("shop");
    expect(asked).toEqual(["shop", "shop"]);
  });

  test("remembers who is not there, too", async () => {
    load = async () => null;
    expect([await directory.find("nobody"), await directory.find("nobody")]).toEqual([null, null]);
    expect(asked).toEqual(["nobody"]);
  });

  test("asks for nothing that cannot be a name", async () => {
    for (const name of ["", "a b", "a/b", "a_b", "__proto__", "é", "a".repeat(64), "a\0"])
      expect(await directory.find(name)).toBeNull();
    expect(asked).toEqual([]);
  });

  test("gives what it knew while the database is away, for as long as that lasts", async () => {
    await directory.find("shop");
    load = () => Promise.reject(new ConnectionLostError(new Error("connect ECONNREFUSED")));
    now = 3_600_000;
    expect(await directory.find("shop")).toEqual(tenantNamed("shop"));
    await expect(directory.find("other")).rejects.toThrow("ECONNREFUSED");
  });

  test("hides no other failure behind what it knew", async () => {
    await directory.find("shop");
    load = () => Promise.reject(new pg.DatabaseError("no such column", 0, "error"));
    now = 5_000;
    await expect(directory.find("shop")).rejects.toThrow("no such column");
  });

  test("does not wait for a database that hangs where it knew an answer", async () => {
    await directory.find("shop");
    load = () => new Promise(() => {});
    now = 5_000;
    expect(await directory.find("shop")).toEqual(tenantNamed("shop"));
  });

  test("forgets what it was told to, even what it was just asking for", async () => {
    let answer: (tenant: Tenant | null) => void = () => {};
    load = () => new Promise((resolve) => (answer = resolve));
    const before = directory.find("shop");
    directory.forget();
    answer(null);
    expect(await before).toBeNull();
    load = async (name) => tenantNamed(name);
    expect(await directory.find("shop")).toEqual(tenantNamed("shop"));
  });

  test("takes many names that nobody has without growing for ever, and keeps what is in use", async () => {
    load = async (name) => (name === "shop" ? tenantNamed(name) : null);
    for (let index = 0; index < 20_000; index++) await directory.find(`nobody-${index}`);
    asked = [];
    await directory.find("nobody-0");
    await directory.find("nobody-20");
    expect(asked).toEqual([]);
    await directory.find("one-more");
    await directory.find("nobody-0");
    expect(asked).toEqual(["one-more", "nobody-0"]);
  });
});
