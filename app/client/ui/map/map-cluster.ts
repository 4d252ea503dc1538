/** A part of the map, in degrees. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Ads near each other, or one ad: the contract's `AdCluster` is assignable. */
export interface MapCluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Smallest box with all of them. */
  readonly box: MapBox;
  /** The ad, when it is one. */
  readonly ad: {
    readonly id: number;
    readonly title: string;
    /** Formatted price. */
    readonly price: string | null;
  } | null;
}

/** The middle of a map, and how close it is. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** What a map shows. */
export interface MapPart {
  readonly box: MapBox;
  readonly view: MapView;
}
