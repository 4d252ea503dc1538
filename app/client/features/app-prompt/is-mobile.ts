/** Whether the window has the mobile layout: 768 px wide or less (spec §9). */
export function isMobile(): boolean {
  return matchMedia('(max-width: 768px)').matches;
}
