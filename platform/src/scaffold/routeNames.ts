/** The names of a new route. */
export interface RouteNames {
  /** Folder and package, for example `mfe-chat`. */
  remote: string;
  /** Name of the route and of its chunk: `letters`. */
  route: string;
  /** Address without parameters: `/letters`. */
  path: string;
}

/** Prefix of its screen: `my-letters` is `MyLetters`. */
export const screenOf = ({ route }: RouteNames): string => route.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
