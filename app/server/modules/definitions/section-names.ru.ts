/** The name of a section or of a group of sections; the stored names are Russian. */
export function sectionName(_id: string | null, name: string): string {
  return name;
}
