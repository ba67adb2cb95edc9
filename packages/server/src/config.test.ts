import { expect, describe, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

/** What the error says of this environment. */
function faultsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

describe("the configuration", () => {
  test("of an empty environment works", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "localhost",
      dataDir: `${process.cwd()}/.data`,
      databaseUrl: null,
      databasePoolSize: 10,
      adminApiKey: null,
      trustProxy: false,
      model: null,
      embeddings: null,
      logLevel: "info",
      indexMemory: 512_000_000,
      mostPassages: 200_000,
      mostProducts: 200_000,
      maxEventLoopDelay: 1_000,
      linkCheck: { openings: [] },
      crawl: { openings: [], pauseMs: 1_000 },
      connectors: { openings: [] },
      demo: true,
    });
  });

  test("is what the environment says", () => {
    const env = {
      PORT: "0",
      HOST: "::1",
      DATA_DIR: "/var/lib/chat",
      DATABASE_URL: "postgres://chat:secret@db.example:5432/chat",
      DATABASE_POOL_SIZE: "40",
      ADMIN_API_KEY: "0123456789abcdef",
      TRUST_PROXY: "loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1",
      LOG_LEVEL: "WARN",
      INDEX_MEMORY_MB: "64",
      MAX_PASSAGES_PER_TENANT: "5000",
      MAX_PRODUCTS_PER_TENANT: "4000",
      MAX_EVENT_LOOP_DELAY_MS: "0",
      DEMO: "off",
      MODEL_BASE_URL: "https://models.example/v1",
      MODEL_NAME: "small",
      MODEL_INPUT_PRICE: "0.15",
      MODEL_OUTPUT_PRICE: "0",
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      host: "::1",
      dataDir: "/var/lib/chat",
      databaseUrl: env.DATABASE_URL,
      databasePoolSize: 40,
      adminApiKey: env.ADMIN_API_KEY,
      trustProxy: ["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.1"],
      logLevel: "warn",
      indexMemory: 64_000_000,
      mostPassages: 5_000,
      mostProducts: 4_000,
      maxEventLoopDelay: 0,
      demo: false,
      model: {
        baseUrl: "https://models.example/v1",
        name: "small",
        prices: { input: 0.15, output: 0 },
        callsAtOnce: 50,
        patienceMs: 6_000,
      },
    });
  });

  test("takes what is blank for left out", () => {
    const names = [
      "PORT",
      "HOST",
      "DATA_DIR",
      "DATABASE_URL",
      "ADMIN_API_KEY",
      "TRUST_PROXY",
      "LOG_LEVEL",
      "LINK_CHECK",
      "LINK_CHECK_OPEN",
      "DEMO",
      "MODEL_BASE_URL",
      "MODEL_NAME",
      "MODEL_INPUT_PRICE",
      "MODEL_OUTPUT_PRICE",
      "EMBEDDINGS_BASE_URL",
      "EMBEDDINGS_MODEL",
      "EMBEDDINGS_API_KEY",
      "EMBEDDINGS_DIMENSIONS",
      "EMBEDDINGS_QUESTION_PREFIX",
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, "  "])))).toEqual(readConfig({}));
  });

  test("opens what is named to the link check, and nothing when it is off", () => {
    const open = "Intranet.example:8080, 10.0.0.0/8:443,127.0.0.1:3000, [::1]:80,[fd00::/8]:443";
    expect(readConfig({ LINK_CHECK_OPEN: open }).linkCheck?.openings).toEqual([
      { host: "intranet.example", bits: null, port: 8080 },
      { host: "10.0.0.0", bits: 8, port: 443 },
      { host: "127.0.0.1", bits: 32, port: 3000 },
      { host: "::1", bits: 128, port: 80 },
      { host: "fd00::", bits: 8, port: 443 },
    ]);
    expect(readConfig({ LINK_CHECK: "off", LINK_CHECK_OPEN: open }).linkCheck).toBeNull();
  });

  test("opens to sources what is named to them, apart from the link check", () => {
    expect(
      readConfig({ CRAWL_OPEN: "intranet.example:8080", CRAWL_PAUSE_MS: "250", LINK_CHECK_OPEN: "a.example:1" }).crawl,
    ).toEqual({
      openings: [{ host: "intranet.example", bits: null, port: 8080 }],
      pauseMs: 250,
    });
  });

  test("opens to connectors what is named to them alone", () => {
    expect(readConfig({ CONNECTOR_OPEN: "10.0.0.0/8:443", CRAWL_OPEN: "a.example:1" }).connectors).toEqual({
      openings: [{ host: "10.0.0.0", bits: 8, port: 443 }],
    });
    expect(() => readConfig({ CONNECTOR_OPEN: "everything" })).toThrow(/CONNECTOR_OPEN names "everything"/);
  });

  test("names what tells the meaning of texts, with what it needs to know", () => {
    const least = { EMBEDDINGS_BASE_URL: "http://localhost:11434/v1", EMBEDDINGS_MODEL: "bge-m3" };
    const embeddings = { baseUrl: "http://localhost:11434/v1", model: "bge-m3", apiKey: null, dimensions: null };
    expect(readConfig(least).embeddings).toEqual({
      ...embeddings,
      questionPrefix: "",
      passagePrefix: "",
      timeoutMs: 500,
    });
    const all = {
      ...least,
      EMBEDDINGS_API_KEY: "key",
      EMBEDDINGS_DIMENSIONS: "512",
      EMBEDDINGS_QUESTION_PREFIX: "query: ",
      EMBEDDINGS_PASSAGE_PREFIX: "passage: ",
      EMBEDDINGS_TIMEOUT_MS: "1500",
    };
    expect(readConfig(all).embeddings).toEqual({
      ...embeddings,
      apiKey: "key",
      dimensions: 512,
      questionPrefix: "query:",
      passagePrefix: "passage:",
      timeoutMs: 1_500,
    });
  });

  test("takes a socket for a database", () => {
    const url = "postgresql://postgres@/chat?host=/run/postgresql";
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});

describe("a fault", () => {
  test.each([
    ["PORT", ["x", "-1", "65536", "80.5", "3000; rm"]],
    ["DATABASE_POOL_SIZE", ["0", "1", "201"]],
    ["DATABASE_URL", ["mysql://x/y", "localhost:5432", "chat"]],
    ["ADMIN_API_KEY", ["short"]],
    [
      "TRUST_PROXY",
      ["true", "*", "everyone", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/x", "10.0.0", "fd00::/129", "loopback,10"],
    ],
    ["LOG_LEVEL", ["loud"]],
    ["DEMO", ["maybe"]],
    ["LINK_CHECK", ["sometimes"]],
    ["CRAWL_OPEN", ["all", "intranet.example"]],
    ["CRAWL_PAUSE_MS", ["never", "-1", "1.5"]],
    [
      "LINK_CHECK_OPEN",
      [
        "all",
        "*:80",
        "intranet.example",
        "http://intranet.example:80",
        "10.0.0.0/8",
        "10.0.0.0/33:80",
        "10.0.0:80",
        "a:0",
        "a:65536",
        "[::1]",
      ],
    ],
    ["INDEX_MEMORY_MB", ["0", "lots"]],
    ["MAX_PASSAGES_PER_TENANT", ["0", "many"]],
    ["MAX_EVENT_LOOP_DELAY_MS", ["-1", "soon"]],
    ["MODEL_BASE_URL", ["models.example", "file:///x"]],
    ["MODEL_NAME", ["small"]],
    ["MODEL_INPUT_PRICE", ["0.15", "-1", "free"]],
    ["MODEL_OUTPUT_PRICE", ["0", "1e400"]],
    ["EMBEDDINGS_BASE_URL", ["models.example", "http://models.example/v1"]],
    ["EMBEDDINGS_MODEL", ["bge-m3"]],
    ["EMBEDDINGS_TIMEOUT_MS", ["0", "10001", "soon"]],
    ["EMBEDDINGS_DIMENSIONS", ["7", "8193", "many"]],
  ])("of %s is named", (name, values) => {
    for (const value of values)
      expect([value, faultsOf({ [name]: value })]).toEqual([value, expect.stringContaining(name)]);
  });

  test("does not hide another: all are listed", () => {
    const faults = faultsOf({ PORT: "x", LOG_LEVEL: "loud", TRUST_PROXY: "*", DATABASE_URL: "x" });
    expect(faults).toContain("4 faults");
    for (const name of ["PORT", "LOG_LEVEL", "TRUST_PROXY", "DATABASE_URL"]) expect(faults).toContain(name);
  });

  test("never repeats a secret", () => {
    expect(faultsOf({ DATABASE_URL: "mysql://chat:hunter22@db/chat", ADMIN_API_KEY: "hunter22" })).not.toContain(
      "hunter22",
    );
  });
});
