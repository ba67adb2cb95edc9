/**
 * Puts a badge on the launcher, which tells how many messages wait. It comes with the panel, which alone knows. What is
 * returned shows a count: up to 99 as it is, 0 not at all.
 */
export function badgeOn(launcher: HTMLElement): (count: number) => void {
  launcher.querySelector(".badge")?.remove();
  const badge = document.createElement("span");
  badge.className = "badge";
  badge.setAttribute("part", "badge");
  launcher.append(badge);
  return (count) => (badge.textContent = count > 99 ? "99+" : `${count || ""}`);
}
