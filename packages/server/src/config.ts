import { isIP } from "node:net";
import { resolve } from "node:path";

export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Null: made on first start and kept in the data folder. */
  adminApiKey: string | null;
  /** Addresses and networks of trusted proxies; false: none, the socket's address counts. */
  trustProxy: string[] | false;
  model: {
    baseUrl: string;
    name: string;
    apiKey: string | null;
    prices: ModelPrices | null;
    /** Most calls at once. */
    callsAtOnce: number;
    /** How long a visitor waits for its first word, in milliseconds. */
    patienceMs: number;
  } | null;
  /** What tells the meaning of texts; null: they are found by their words alone. */
  embeddings: EmbeddingsConfig | null;
  logLevel: LogLevel;
  /** Most memory that search indexes may take, in bytes. */
  indexMemory: number;
  /** Most passages of a tenant's documents. */
  mostPassages: number;
  /** Most products of a tenant. */
  mostProducts: number;
  /** Milliseconds that the event loop may lag behind before requests are refused; 0: none are. */
  maxEventLoopDelay: number;
  /** Looks whether the pages of documents are there; null: it does not, and nothing goes out. */
  linkCheck: { openings: Opening[] } | null;
  /** How pages are read that tenants have named: where also, and how many milliseconds lie between two of a host. */
  crawl: { openings: Opening[]; pauseMs: number };
  /** Where tenants' own servers may be asked although that is not public, or not by https. */
  connectors: { openings: Opening[] };
  /** Whether the tenant `demo` is created in an empty database. */
  demo: boolean;
}

/** Of a million tokens, in the operator's currency. */
export interface ModelPrices {
  input: number;
  output: number;
}

export interface EmbeddingsConfig {
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** How many numbers are asked for; null: as many as the model gives. */
  dimensions: number | null;
  /** What the model wants before a question and before a passage; empty: nothing. */
  questionPrefix: string;
  passagePrefix: string;
  /** How long what is looked for in a turn waits for it, in milliseconds. */
  timeoutMs: number;
}

/** Where the server may connect although it is not public, or not on port 80 or 443. */
export interface Opening {
  /** A name in lower case, or the first address of a network. */
  host: string;
  /** Of a network; null: `host` is a name. */
  bits: number | null;
  port: number;
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Lists every fault of the environment at once. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the configuration; README's table says what each variable means. Throws a `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;
  const number = (name: string, fallback: number, least: number, most: number): number => {
    const given = text(name);
    if (given === null) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push(`${name} is "${given}"; it takes a whole number from ${least} to ${most}.`);
    return fallback;
  };
  const price = (name: string): number | null => {
    const given = text(name);
    if (given === null) return null;
    const value = Number(given);
    if (/^\d+(\.\d+)?$/.test(given) && value <= 1e9) return value;
    faults.push(`${name} is "${given}"; it takes the price of a million tokens as a number such as 0.15.`);
    return null;
  };
  const choice = <const Value extends string>(name: string, fallback: Value, values: readonly Value[]): Value => {
    const given = text(name);
    if (given === null) return fallback;
    const value = values.find((one) => one === given.toLowerCase());
    if (value) return value;
    faults.push(`${name} is "${given}"; it takes one of ${values.join(", ")}.`);
    return fallback;
  };
  const url = (name: string, protocols: string[]): string | null => {
    const given = text(name);
    if (given === null) return null;
    if (
      protocols.some((protocol) => given.startsWith(`${protocol}://`)) &&
      URL.canParse(given.replace("@/", "@localhost/"))
    )
      return given;
    // The value may hold a password: it is not repeated.
    faults.push(
      `${name} is not an address; it starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}.`,
    );
    return null;
  };

  const config: Config = {
    port: number("PORT", 3000, 0, 65535),
    host: text("HOST") ?? "localhost",
    dataDir: resolve(text("DATA_DIR") ?? ".data"),
    databaseUrl: url("DATABASE_URL", ["postgres", "postgresql"]),
    databasePoolSize: number("DATABASE_POOL_SIZE", 10, 2, 200),
    adminApiKey: text("ADMIN_API_KEY"),
    trustProxy: trustProxy(text("TRUST_PROXY"), faults),
    model: null,
    embeddings: null,
    logLevel: choice("LOG_LEVEL", "info", logLevels),
    indexMemory: number("INDEX_MEMORY_MB", 512, 16, 1_000_000) * 1_000_000,
    mostPassages: number("MAX_PASSAGES_PER_TENANT", 200_000, 1, 100_000_000),
    mostProducts: number("MAX_PRODUCTS_PER_TENANT", 200_000, 1, 100_000_000),
    maxEventLoopDelay: number("MAX_EVENT_LOOP_DELAY_MS", 1_000, 0, 600_000),
    linkCheck: null,
    crawl: {
      openings: readOpenings("CRAWL_OPEN", text("CRAWL_OPEN"), faults),
      pauseMs: number("CRAWL_PAUSE_MS", 1_000, 0, 600_000),
    },
    connectors: { openings: readOpenings("CONNECTOR_OPEN", text("CONNECTOR_OPEN"), faults) },
    demo: choice("DEMO", "on", ["on", "off"]) === "on",
  };
  if (config.adminApiKey !== null && config.adminApiKey.length < 16) {
    faults.push(
      "ADMIN_API_KEY is shorter than 16 characters; take a long random one, or leave it out and one is made.",
    );
  }
  const openings = readOpenings("LINK_CHECK_OPEN", text("LINK_CHECK_OPEN"), faults);
  if (choice("LINK_CHECK", "on", ["on", "off"]) === "on") config.linkCheck = { openings };
  const baseUrl = url("MODEL_BASE_URL", ["http", "https"]);
  const name = text("MODEL_NAME");
  const prices = { input: price("MODEL_INPUT_PRICE"), output: price("MODEL_OUTPUT_PRICE") };
  if ((text("MODEL_INPUT_PRICE") === null) !== (text("MODEL_OUTPUT_PRICE") === null))
    faults.push("MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE are given together or not at all; 0 is a price as well.");
  const priced = prices.input !== null && prices.output !== null ? (prices as ModelPrices) : null;
  const callsAtOnce = number("MODEL_CALLS_AT_ONCE", 50, 1, 10_000);
  const patienceMs = number("MODEL_PATIENCE_MS", 6_000, 500, 60_000);
  if (baseUrl && name)
    config.model = { baseUrl, name, apiKey: text("MODEL_API_KEY"), prices: priced, callsAtOnce, patienceMs };
  else if (text("MODEL_BASE_URL") && !name)
    faults.push("MODEL_BASE_URL is given without MODEL_NAME; both are needed for a model, neither for none.");
  else if (name && !text("MODEL_BASE_URL"))
    faults.push("MODEL_NAME is given without MODEL_BASE_URL; both are needed for a model, neither for none.");

  const embeddings = {
    baseUrl: url("EMBEDDINGS_BASE_URL", ["http", "https"]),
    model: text("EMBEDDINGS_MODEL"),
    apiKey: text("EMBEDDINGS_API_KEY"),
    dimensions: number("EMBEDDINGS_DIMENSIONS", 0, 8, 8192) || null,
    questionPrefix: text("EMBEDDINGS_QUESTION_PREFIX") ?? "",
    passagePrefix: text("EMBEDDINGS_PASSAGE_PREFIX") ?? "",
    timeoutMs: number("EMBEDDINGS_TIMEOUT_MS", 500, 50, 10_000),
  };
  if (embeddings.baseUrl && embeddings.model) config.embeddings = embeddings as EmbeddingsConfig;
  else if (text("EMBEDDINGS_BASE_URL") && !embeddings.model)
    faults.push(
      "EMBEDDINGS_BASE_URL is given without EMBEDDINGS_MODEL; both are needed to find by meaning, neither else.",
    );
  else if (embeddings.model && !text("EMBEDDINGS_BASE_URL"))
    faults.push(
      "EMBEDDINGS_MODEL is given without EMBEDDINGS_BASE_URL; both are needed to find by meaning, neither else.",
    );

  if (faults.length > 0)
    throw new ConfigError(
      `The configuration has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`,
    );
  return config;
}

/** Only named proxies are believed: believing every one lets a client choose its own address. */
function trustProxy(given: string | null, faults: string[]): string[] | false {
  if (given === null) return false;
  const names = ["loopback", "linklocal", "uniquelocal"];
  const entries = entriesOf(given);
  for (const entry of entries) {
    if (!readNetwork(entry) && !names.includes(entry)) {
      faults.push(
        `TRUST_PROXY names "${entry}"; it takes addresses, networks such as 10.0.0.0/8, or ${names.join(", ")}, separated by commas.`,
      );
    }
  }
  return entries;
}

/** Each entry opens one port: of a host by its name, or of an address or a network whatever its name. */
function readOpenings(variable: string, given: string | null, faults: string[]): Opening[] {
  return entriesOf(given ?? "").flatMap((entry): Opening[] => {
    const [, host = "", digits = ""] = /^(.+):(\d{1,5})$/.exec(entry) ?? [];
    const port = Number(digits);
    const network = readNetwork(host.replace(/^\[(.*)\]$/, "$1"));
    const isName = /^(?=.*[a-z])[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host);
    if (port >= 1 && port <= 65535) {
      if (network) return [{ host: network.address, bits: network.bits, port }];
      if (isName) return [{ host: host.toLowerCase(), bits: null, port }];
    }
    faults.push(
      `${variable} names "${entry}"; it takes hosts, addresses or networks with a port, such as intranet.example:8080, 10.0.0.0/8:443 or [fd00::/8]:443, separated by commas.`,
    );
    return [];
  });
}

/** An address counts as a network of one; null: it is neither. */
function readNetwork(entry: string): { address: string; bits: number } | null {
  const [address = "", bits, ...rest] = entry.split("/");
  const most = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return null;
  if (bits === undefined) return { address, bits: most };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits) } : null;
}

const entriesOf = (given: string): string[] =>
  given
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
