const RULES = ['User-agent: *', 'Disallow: /api/', 'Disallow: /platform/', 'Disallow: /sandbox/', 'Allow: /'];

/** Renders the rules for robots; `sitemapUrl` is absolute, and undefined while it is unknown or if the site has no sitemap. */
export const renderRobots = (sitemapUrl?: string): string =>
  [...RULES, ...(sitemapUrl === undefined ? [] : ['', `Sitemap: ${sitemapUrl}`]), ''].join('\n');
