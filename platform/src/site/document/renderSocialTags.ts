import type { Locale } from '@rendezvous/shared/contract';
import { SHARE_PICTURE_SIZE, type SharePictureTexts } from '../sharing/drawSharePicture';
import { escapeHtml } from './escapeHtml';

/** Locales in the form of Open Graph, which combines a language with a country. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  en: 'en_GB',
  nl: 'nl_NL',
  de: 'de_DE',
  it: 'it_IT',
  fr: 'fr_FR',
  es: 'es_ES',
  pl: 'pl_PL',
  da: 'da_DK',
  fi: 'fi_FI',
  nb: 'nb_NO',
  sv: 'sv_SE',
};

interface SocialCard {
  texts: SharePictureTexts;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URL of the share picture. */
  pictureUrl: string;
  locale: Locale;
  /** Other languages of the page. */
  otherLocales: readonly Locale[];
}

/** Renders Open Graph and Twitter tags, from which messengers and social networks make the preview of a link. */
export function renderSocialTags({ texts, url, pictureUrl, locale, otherLocales }: SocialCard): string {
  const { siteName, headline, description } = texts;
  const properties: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', headline],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', OPEN_GRAPH_LOCALES[locale]],
    ...otherLocales.map((other): [string, string] => ['og:locale:alternate', OPEN_GRAPH_LOCALES[other]]),
    ['og:image', pictureUrl],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_PICTURE_SIZE.width)],
    ['og:image:height', String(SHARE_PICTURE_SIZE.height)],
    ['og:image:alt', headline],
  ];
  const names: [name: string, content: string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', headline],
    ['twitter:description', description],
    ['twitter:image', pictureUrl],
  ];
  return [
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    ...names.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
  ].join('\n');
}
