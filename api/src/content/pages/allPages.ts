import type { Locale } from '@rendezvous/shared/contract';
import { translateMessages } from '../messages';
import { ban } from './ban';
import { cookies } from './cookies';
import { faq } from './faq';
import { privacy } from './privacy';
import { returnPolicy } from './returnPolicy';
import { safety } from './safety';
import { service } from './service';
import { terms } from './terms';

/** Tokens of the text pages. */
export const PAGE_TOKENS = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'safety', 'service', 'terms'] as const;

type PageToken = (typeof PAGE_TOKENS)[number];

interface PageText {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** All pages in one language; `getPageValues` in pageRoutes.ts returns the values of their variables. */
export type Pages = Record<PageToken, PageText>;

export const allPages: Record<Locale, Pages> = translateMessages({
  ban,
  cookies,
  faq,
  privacy,
  'return-policy': returnPolicy,
  safety,
  service,
  terms,
});
