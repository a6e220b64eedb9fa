/** Version of everything shared, by the name remotes ask for it; written by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
