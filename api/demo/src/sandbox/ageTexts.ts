import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage } from '../../../src/content/messages';
import { translateSandbox } from './translateSandbox';

interface SandboxAgeTexts {
  title: string;
  note: string;
  yes: string;
  no: string;
  refuse: string;
}

/** Texts of the provider's page by language. */
export const ageTexts: Record<Locale, SandboxAgeTexts> = translateSandbox({
  title: defineMessage({
    id: 'sandbox.age.title',
    defaultMessage: 'How old are you?',
    description: 'Heading of the test page in place of a provider that checks ages; at most 40 characters',
  }),
  note: defineMessage({
    id: 'sandbox.age.note',
    defaultMessage: 'This is a test. Nothing about you is stored.',
    description: 'Note in a coloured box of the test page for ages',
  }),
  yes: defineMessage({
    id: 'sandbox.age.yes',
    defaultMessage: 'I am 18 or older',
    description: 'First button of the test page for ages; at most 30 characters',
  }),
  no: defineMessage({
    id: 'sandbox.age.no',
    defaultMessage: 'I am under 18',
    description: 'Second button of the test page for ages; at most 30 characters',
  }),
  refuse: defineMessage({
    id: 'sandbox.age.refuse',
    defaultMessage: 'I’d rather not say',
    description: 'Third button of the test page for ages; at most 35 characters',
  }),
});
