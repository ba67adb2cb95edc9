import { randomUUID } from "node:crypto";
import { addDocument, connectAdmin, createTenant, type AdminConnection } from "@widget-chat/client/admin";

type NewTenant = Parameters<typeof createTenant>[1];

export const server = `http://localhost:${process.env["E2E_PORT"]}`;
const hostPages = `http://127.0.0.1:${process.env["E2E_HOST_PAGES_PORT"]}`;

export const admin: AdminConnection = connectAdmin({ baseUrl: server, apiKey: process.env["E2E_ADMIN_KEY"] ?? "" });

/** The server that has a model. */
export const withModel = `http://localhost:${process.env["E2E_WITH_MODEL_PORT"]}`;
export const adminWithModel: AdminConnection = connectAdmin({
  baseUrl: withModel,
  apiKey: process.env["E2E_ADMIN_KEY"] ?? "",
});

/** Lets the model end its answers to all who asked it to "hold until <word>". */
export const releaseModel = async (word: string): Promise<void> =>
  void (await fetch(`http://127.0.0.1:${process.env["E2E_MODEL_PORT"]}/release/${word}`));

/** A tenant for one test, so that no test meets another's limits or messages. */
export async function newTenant(settings: Partial<NewTenant> = {}, at: AdminConnection = admin): Promise<string> {
  const slug = `test-${randomUUID().slice(0, 13)}`;
  await createTenant(at, {
    slug,
    name: "Northbank Outfitters",
    assistant_name: "Nora",
    welcome_message: "Hello! What can I do for you?",
    suggestions: ["How long does shipping take?"],
    ...settings,
  });
  await addDocument(at, slug, {
    title: "Shipping",
    format: "markdown",
    url: "https://shop.example/shipping",
    content:
      "# Shipping\n\n## How long it takes\n\nParcels within Germany arrive in two to three working days. Deliveries to Austria take four working days.\n\n" +
      "## What it costs\n\nShipping costs 4.90 euros. Orders above 60 euros are delivered free of charge.",
  });
  return slug;
}

/** A picture of a product, 48 pixels wide. */
export const picture = `${hostPages}/lamp.svg`;

/** A page of another site with the widget of `tenant` on it. */
export const hostPage = (page: string, tenant: string, apiUrl = ""): string =>
  `${hostPages}/${page}?${new URLSearchParams({ tenant, apiUrl })}`;

/**
 * A page of another site with what a test puts on it; `{widget}` stands for the script's address. `at` is any path under it;
 * where `lang` is empty the page does not say which language it is in.
 */
export const pageWith = (markup: string, at = "", lang = "en"): string =>
  `${hostPages}/markup${at}?${new URLSearchParams({ markup, lang })}`;
