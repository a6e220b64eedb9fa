const RULES = ['User-agent: *', 'Disallow: /api/', 'Disallow: /platform/', 'Disallow: /sandbox/', 'Allow: /'];

/** Rules for robots; `sitemap` is its absolute address, undefined for a site without one, or while it is unknown. */
export const renderRobots = (sitemap?: string): string =>
  [...RULES, ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}`]), ''].join('\n');
