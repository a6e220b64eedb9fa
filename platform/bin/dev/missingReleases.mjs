/** Packages to publish before the named ones can run from source; `liveReleases` maps a package to its live release. */
export function missingReleases(packages, names, released) {
  const missing = packages.filter((name) => !names.includes(name) && !released[name]);
  // A remote can only be promoted onto a live shell, even when the shell is served from source.
  return missing.length > 0 && !missing.includes('shell') && !released.shell ? ['shell', ...missing] : missing;
}
