/** The names of a new route. */
export interface RouteNames {
  /** Folder and package, for example `mfe-chat`. */
  remote: string;
  /** Name of the route, for example `letters`. */
  route: string;
  /** URL path without parameters, for example `/letters`. */
  path: string;
}

/** Name of a route's screen without the suffix `Screen`: `MyLetters` for `my-letters`. */
export const toScreenName = ({ route }: RouteNames): string =>
  route.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
