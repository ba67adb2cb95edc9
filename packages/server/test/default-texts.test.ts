import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../src/db/migrate.ts";
import { bareDatabase } from "./fresh-database.ts";
import { migrateTo } from "./migrate-to.ts";

test("what a tenant never wrote becomes the server's with the update, what it wrote stays", async () => {
  const database = await bareDatabase();
  onTestFinished(() => database.drop());
  await migrateTo(database.url, "015-consents");
  await database.query(`
    insert into tenants (slug, name, assistant_name, welcome_message, limit_message) values
      ('silent', 'Silent', 'Assistant', '"Hello! How can I help you?"',
        'Sorry, I can''t answer any more questions for now. How to reach us is on this website.'),
      ('spoken', 'Spoken', 'Ada', '{"de": "Hallo! Hier spricht Ada."}', 'Schreiben Sie uns.')`);
  await migrate(database.url);
  expect(
    await database.query("select slug, assistant_name, welcome_message, limit_message from tenants order by slug"),
  ).toEqual([
    { slug: "silent", assistant_name: null, welcome_message: null, limit_message: null },
    {
      slug: "spoken",
      assistant_name: "Ada",
      welcome_message: { de: "Hallo! Hier spricht Ada." },
      limit_message: "Schreiben Sie uns.",
    },
  ]);
});
