/** Packages to publish before the named ones can run from source; `liveReleases` maps a package to its live release. */
export function findMissingReleases(packages, names, liveReleases) {
  const missingPackages = packages.filter((name) => !names.includes(name) && !liveReleases[name]);
  // A remote can only be promoted onto a live shell, even when the shell is served from source.
  return missingPackages.length > 0 && !missingPackages.includes('shell') && !liveReleases.shell
    ? ['shell', ...missingPackages]
    : missingPackages;
}
