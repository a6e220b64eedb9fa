import type { ApiReply, BootData } from '@rendezvous/shared/contract';
import { APP_ICONS } from '../icons/appIcons';

type Page = ApiReply<'GET /api/page.php'>['page'];
type Thing = Readonly<Record<string, unknown>>;
/** Data about the site and its operator, in the language `locale`. */
export type SiteFacts = Pick<BootData, 'settings' | 'company' | 'locale'> & { origin: string };

/** Describes the operator; undefined for a domain without company data. */
function describeCompany({ settings, company, origin }: SiteFacts): Thing | undefined {
  if (company === null) return undefined;
  const { address: streetAddress, city: addressLocality, country: addressCountry, name } = company;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    ...{ name, url: `${origin}/`, logo: origin + APP_ICONS.large.path },
    address: { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry },
    ...(settings.support_email !== '' && { email: settings.support_email }),
    ...(settings.support_phone !== '' && { telephone: settings.support_phone }),
  };
}

function describeSite(facts: SiteFacts): Thing {
  const { settings, locale, origin } = facts;
  const company = describeCompany(facts);
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    ...{ name: settings.name, url: `${origin}/`, description: settings.description, inLanguage: locale },
    ...(company && { publisher: { '@id': company['@id'] } }),
  };
  return { '@context': 'https://schema.org', '@graph': company ? [site, company] : [site] };
}

const describeQuestions = ({ sections }: Page, locale: string): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: sections.map(({ heading, paragraphs }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n\n') },
  })),
});

/**
 * Creates the structured data of a page as JSON-LD: site and operator for the home page, questions and answers for the questions
 * page; undefined for all other pages.
 */
export function createStructuredData(routeName: string, facts: SiteFacts, textPage: Page | undefined): Thing | undefined {
  if (routeName === 'index') return describeSite(facts);
  if (routeName === 'pages-faq' && textPage !== undefined) return describeQuestions(textPage, facts.locale);
  return undefined;
}
