/** A place by name; `region` is null where the place list does not have it. Coordinates are those of its centre. */
export interface GeoPlace {
  country: string;
  region: string | null;
  city: string;
  latitude: number;
  longitude: number;
}

/** Places from our own list, without any external service. */
export interface GeocodePort {
  /** The nearest place, or null when none is within 100 km. */
  nearest(latitude: number, longitude: number): Promise<GeoPlace | null>;
  /** The largest place of that name in the country. */
  find(country: string, city: string): Promise<GeoPlace | null>;
}
