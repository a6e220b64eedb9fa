/** A town with the coordinates of its centre in degrees; `region` (ISO 3166-2 without the country) is null if the place list does not contain it. */
export interface GeoPlace {
  country: string;
  region: string | null;
  city: string;
  latitude: number;
  longitude: number;
}

/** Looks up places in our own list, without any external service. */
export interface GeocodePort {
  /** The nearest place, or null when none is within 100 km. */
  findNearest(latitude: number, longitude: number): Promise<GeoPlace | null>;
  /** The largest place of that name in the country, or null. */
  find(country: string, city: string): Promise<GeoPlace | null>;
}
