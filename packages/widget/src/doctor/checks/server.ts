import { connect, settings, welcome } from "@widget-chat/client";
import type { Welcome } from "@widget-chat/contract/welcome.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { failureOf } from "../../failure.ts";
import { remedyFor } from "../../remedies.ts";
import { counted, fault, type Finding, good, warning } from "../finding.ts";
import { languageOf } from "./attributes.ts";
import { checkTexts } from "./texts.ts";
import type { WidgetOnPage } from "../widget-on-page.ts";

/** A clock that is further off than this breaks tokens that expire, in s. */
const tolerance = 60;

interface Answers {
  settings: WidgetSettings;
  welcome: Welcome;
  /** What the server's clock said, in ms; undefined where the page may not read that. */
  serverTime: number | undefined;
}

/** Asks the widget's server: is the tenant known, may this site ask, do both speak the same version, do the clocks agree. */
export async function checkServer(widget: WidgetOnPage, protocol: number): Promise<Finding[]> {
  const { tenantId, apiUrl, setting } = widget;
  if (!tenantId) {
    return [
      fault(
        "Tenant",
        "The widget does not say whose it is.",
        "Give the script tag data-tenant-id, or the element tenant-id.",
      ),
    ];
  }
  try {
    const answers = await ask(apiUrl, tenantId);
    const { assistant_name: name, rag_active: rag, ecommerce_active: shop } = answers.welcome;
    const sources = [...(rag ? ["documents (rag)"] : []), ...(shop ? ["products (ecommerce)"] : [])].join(" and ");
    return [
      good("Tenant", `“${tenantId}” is known at ${apiUrl} and answers on this site as ${name}, from ${sources}.`),
      modeFinding(answers.welcome, setting?.mode ?? null),
      localeFinding(widget),
      protocolFinding(answers.settings, protocol),
      clockFinding(answers.serverTime),
      ...(await checkTexts(widget.element.config.texts, answers.settings.texts)),
    ];
  } catch (error) {
    const failure = failureOf(error);
    const remedy = remedyFor(failure.code) ?? "Try again; if it stays, look into the server's log.";
    return [fault("Tenant", `${failure.detail} [${failure.code}, asked ${apiUrl} for “${tenantId}”]`, remedy)];
  }
}

async function ask(apiUrl: string, tenantId: string): Promise<Answers> {
  let date: string | null = null;
  const connection = connect({
    baseUrl: apiUrl,
    tenantId,
    retry: { attempts: 1 },
    fetch: async (url, init) => {
      const response = await fetch(url, { ...init, cache: "no-store" });
      date = response.headers.get("date") ?? date;
      return response;
    },
  });
  const [widgetSettings, greeting] = await Promise.all([settings(connection), welcome(connection)]);
  return { settings: widgetSettings, welcome: greeting, serverTime: date === null ? undefined : Date.parse(date) };
}

function modeFinding(
  { widget_type: usual, rag_active: rag, ecommerce_active: shop }: Welcome,
  wish: string | null,
): Finding {
  if (wish === null || wish === "") return good("Mode", `${usual}, the tenant's default.`);
  if (wish !== "rag" && wish !== "ecommerce")
    return warning(
      "Mode",
      `“${wish}” is no mode: ${usual} is used.`,
      "Write rag or ecommerce, or leave data-mode out.",
    );
  if (wish === "rag" ? rag : shop) return good("Mode", `${wish}, as the page says.`);
  return warning(
    "Mode",
    `The page asks for ${wish}, which the tenant has not switched on.`,
    "Switch it on, or leave data-mode out.",
  );
}

function localeFinding({ element: { locale, spokenLocale } }: WidgetOnPage): Finding {
  const asks = (tag: string | null) => languageOf(tag ?? "") === spokenLocale;
  const why = asks(locale)
    ? "as the attribute locale says"
    : asks(document.documentElement.lang)
      ? "as the page's lang says"
      : navigator.languages.some(asks)
        ? "as this browser wishes"
        : "since the widget speaks none of the languages that the page and this browser wish for";
  return good("Language", `${spokenLocale}, ${why}.`);
}

function protocolFinding({ protocol: spoken }: { protocol: number }, protocol: number): Finding {
  if (spoken === protocol) return good("Version", `Widget and server speak version ${protocol} of the API.`);
  return fault(
    "Version",
    `The server speaks version ${spoken} of the API, this widget ${protocol}.`,
    spoken > protocol
      ? "The page holds an older widget: take the pinned tag that the present build prints, or the tag that is not pinned."
      : "The server is older than the widget: update the server.",
  );
}

function clockFinding(serverTime: number | undefined): Finding {
  if (serverTime === undefined)
    return good("Clock", "Not compared: the server does not let pages read its Date header.");
  const seconds = Math.round((Date.now() - serverTime) / 1000);
  if (Math.abs(seconds) <= tolerance) return good("Clock", "Browser and server agree.");
  const [amount, unit] =
    Math.abs(seconds) > 5400 ? [Math.round(seconds / 3600), "hour"] : [Math.round(seconds / 60), "minute"];
  return warning(
    "Clock",
    `The browser's clock is ${counted(Math.abs(amount), unit)} ${seconds > 0 ? "ahead of" : "behind"} the server's.`,
    "Set the clock that is wrong (the server's by NTP), or tokens that prove who a visitor is will be refused.",
  );
}
