/** Packages to release before the named ones can run from source; `released` maps a package to its live release. */
export function missingReleases(packages, names, released) {
  const missing = packages.filter((name) => !names.includes(name) && !released[name]);
  // A remote is promoted onto a live shell, even when visits get the one from source.
  return missing.length > 0 && !missing.includes('shell') && !released.shell ? ['shell', ...missing] : missing;
}
