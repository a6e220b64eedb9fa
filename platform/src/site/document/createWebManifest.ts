import type { Locale, Settings } from '@rendezvous/shared/contract';
import { APP_ICONS } from '../icons/appIcons';

/** The site's icon as SVG, and as PNG for systems that do not support SVG. */
const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...[APP_ICONS.small, APP_ICONS.large].map(({ path, size }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' })),
];

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
  icons: ['any', 'maskable'].flatMap((purpose) => ICONS.map((icon) => ({ ...icon, purpose }))),
});
