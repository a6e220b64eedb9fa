/** A browser in which the member is logged in. */
export interface Session {
  id: string;
  /** True for the session that asks. */
  current: boolean;
  /** Browser and system by their own names, for example 'Firefox, Windows'; empty when unknown. */
  device: string;
  /** ISO 3166 alpha-2 where the login was made; empty when unknown. */
  country: string;
  /** Unix seconds. */
  created: number;
  /** Unix seconds, exact to 5 minutes. */
  last_active: number;
}
