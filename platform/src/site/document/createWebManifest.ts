import type { Locale, Settings } from '@rendezvous/shared/contract';

/** Web manifest of a domain, which makes the site installable. */
export const createWebManifest = (settings: Pick<Settings, 'name' | 'description'>, locale: Locale): object => ({
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  name: settings.name,
  short_name: settings.name.slice(0, 12),
  description: settings.description,
  lang: locale,
  theme_color: '#d6246e',
  background_color: '#fdf8f9',
  categories: ['social', 'lifestyle'],
  icons: ['any', 'maskable'].map((purpose) => ({ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose })),
});
