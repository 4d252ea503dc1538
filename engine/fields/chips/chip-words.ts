/** Words of a chip of an applied filter. Numbers come as text, with their unit. */
export interface ChipWords {
  readonly from: (quantity: string) => string;
  readonly upTo: (quantity: string) => string;
  readonly between: (from: string, upTo: string) => string;
  readonly negotiable: string;
  readonly yes: string;
  readonly no: string;
}
