/** The names that a new route goes by. */
export interface RouteNames {
  /** Folder and package, for example `mfe-chat`. */
  remote: string;
  /** Name of the route and of its chunk: `letters`. */
  route: string;
  /** Address without parameters: `/letters`. */
  path: string;
}

/** First word of its screen: `my-letters` is `MyLetters`. */
export const screenOf = ({ route }: RouteNames): string => route.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
