import { ChatWidget } from "@widget-chat/widget/vue";
import { createApp, defineComponent, h, ref } from "vue";

const query = new URLSearchParams(location.search);

/** A page that is written in Vue: it hears the widget's events, changes its colours and takes it away. */
const Page = defineComponent(() => {
  const heard = ref<string[]>([]);
  const colorScheme = ref<"light" | "dark">("light");
  const shown = ref(true);
  return () =>
    h("main", [
      h("button", { type: "button", onClick: () => (colorScheme.value = "dark") }, "In the dark"),
      h("button", { type: "button", onClick: () => (shown.value = false) }, "Without chat"),
      h("output", heard.value.join(" ")),
      shown.value &&
        h(ChatWidget, {
          tenantId: query.get("tenant") ?? "",
          apiUrl: query.get("apiUrl") ?? "",
          colorScheme: colorScheme.value,
          onOpen: () => heard.value.push("open"),
          onMessageSent: ({ tenantId }) => heard.value.push(`sent:${tenantId}`),
        }),
    ]);
});

createApp(Page).mount("#app");
