import { PARAM_PATTERNS } from '@rendezvous/shared/contract';
import { Argument, InvalidArgumentError } from 'commander';
import type { CampaignName } from '../LanderClient';

const SLUG_PATTERN = new RegExp(PARAM_PATTERNS['slug'] ?? '');

function parseCampaign(text: string): CampaignName {
  const [name = '', slug = '', ...rest] = text.split('/');
  if (SLUG_PATTERN.test(name) && SLUG_PATTERN.test(slug) && rest.length === 0) return { name, slug };
  throw new InvalidArgumentError('It must be a lander and a slug, for example gallery/summer.');
}

/** The argument `<campaign>`: a lander and a slug. */
export const createCampaignArgument = (name = '<campaign>'): Argument =>
  new Argument(name, 'lander and slug, for example gallery/summer').argParser(parseCampaign);
