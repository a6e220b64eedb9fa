import type { Gender } from './gender';
import type { ProfileCard, ProfileImage } from './profile';

/** A member who shows themselves to visitors, as a lander tells of them. */
export interface LanderMember extends Pick<ProfileCard, 'id' | 'name' | 'age' | 'country' | 'region' | 'city' | 'fictional' | 'verified'> {
  /** The approved main photo. */
  image: ProfileImage;
  /** What the member wrote about themselves, on landers that show notes; null otherwise. */
  note: string | null;
}

/** A region of a country on a map. */
export interface LanderRegion {
  /** ISO 3166-2 without the country. */
  code: string;
  name: string;
  /** Members who live there, rounded down to tens; null under 20. */
  members: number | null;
  /** Outline as an SVG path on the map; empty for a region that is not drawn. */
  path: string;
}

/** The visitor's country by region. */
export interface LanderMap {
  /** ISO 3166 alpha-2. */
  country: string;
  /** Members of the whole country, rounded down to tens; null under 20. */
  members: number | null;
  /** Size of the drawing in units of its paths; 0 when the country is not drawn. */
  width: number;
  height: number;
  regions: LanderRegion[];
}

/** A campaign lander's texts and pictures in the visitor's language. */
export interface LanderDocument {
  name: string;
  slug: string;
  variant: string;
  headline: string;
  text: string;
  call_to_action: string;
  image: string;
  gender: Gender | null;
  /** On landers that show members: those of the visitor's country first. */
  members?: LanderMember[];
  /** On the lander with a map. */
  map?: LanderMap;
}
