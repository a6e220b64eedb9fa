import type { Migration } from 'kysely';
import { members0001 } from './0001_members';
import { chat0002 } from './0002_chat';
import { credits0003 } from './0003_credits';
import { operations0004 } from './0004_operations';
import { defaults0005 } from './0005_defaults';
import { accessCounter0006 } from './0006_access_counter';
import { search0007 } from './0007_search';
import { shownMembers0008 } from './0008_shown_members';
import { chatKinds0020 } from './0020_chat_kinds';
import { gamesPlacesPhotos0021 } from './0021_games_places_photos';
import { accounts0030 } from './0030_accounts';
import { directDebit0035 } from './0035_direct_debit';
import { returns0036 } from './0036_returns';
import { spending0037 } from './0037_spending';
import { reports0045 } from './0045_reports';
import { complaintFiles0046 } from './0046_complaint_files';
import { notifications0047 } from './0047_notifications';
import { searchProfiles0048 } from './0048_search_profiles';
import { passkeys0060 } from './0060_passkeys';
import { ageChecks0061 } from './0061_age_checks';
import { partnerSites0061 } from './0061_partner_sites';
import { landerLaunches0062 } from './0062_lander_launches';
import { photosForChosen0063 } from './0063_photos_for_chosen';
import { hides0064 } from './0064_hides';
import { reportThings0065 } from './0065_report_things';
import { reportAdditions0066 } from './0066_report_additions';
import { news0067 } from './0067_news';
import { knownBrowsers0070 } from './0070_known_browsers';
import { landerFigures0073 } from './0073_lander_figures';
import { newsMemberIds0074 } from './0074_news_member_ids';

/** All migrations; the keys give the order and are never renamed. */
export const migrations: Record<string, Migration> = {
  '0001_members': members0001,
  '0002_chat': chat0002,
  '0003_credits': credits0003,
  '0004_operations': operations0004,
  '0005_defaults': defaults0005,
  '0006_access_counter': accessCounter0006,
  '0007_search': search0007,
  '0008_shown_members': shownMembers0008,
  '0020_chat_kinds': chatKinds0020,
  '0021_games_places_photos': gamesPlacesPhotos0021,
  '0030_accounts': accounts0030,
  '0035_direct_debit': directDebit0035,
  '0036_returns': returns0036,
  '0037_spending': spending0037,
  '0045_reports': reports0045,
  '0046_complaint_files': complaintFiles0046,
  '0047_notifications': notifications0047,
  '0048_search_profiles': searchProfiles0048,
  '0060_passkeys': passkeys0060,
  '0061_age_checks': ageChecks0061,
  '0061_partner_sites': partnerSites0061,
  '0062_lander_launches': landerLaunches0062,
  '0063_photos_for_chosen': photosForChosen0063,
  '0064_hides': hides0064,
  '0065_report_things': reportThings0065,
  '0066_report_additions': reportAdditions0066,
  '0067_news': news0067,
  '0070_known_browsers': knownBrowsers0070,
  '0073_lander_figures': landerFigures0073,
  '0074_news_member_ids': newsMemberIds0074,
};
