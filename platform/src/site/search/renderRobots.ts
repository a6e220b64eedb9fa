const RULES = ['User-agent: *', 'Disallow: /api/', 'Disallow: /platform/', 'Disallow: /sandbox/', 'Allow: /'];

/** Rules for robots; `sitemapAddress` is absolute, and undefined for a site without a sitemap, or while the address is unknown. */
export const renderRobots = (sitemapAddress?: string): string =>
  [...RULES, ...(sitemapAddress === undefined ? [] : ['', `Sitemap: ${sitemapAddress}`]), ''].join('\n');
