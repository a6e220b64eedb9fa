import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';

/** Returns the localized labels of the search inputs. Call inside an observer. */
export function useSearchLabels() {
  const intl = useIntl();
  const { fictional_plural: profiles } = useStore().settings.current;
  return {
    form: intl.formatMessage({
      id: 'members.search.form',
      defaultMessage: 'Search members',
      description: 'Name of the search form, read out',
    }),
    any: intl.formatMessage({ id: 'members.search.any', defaultMessage: 'Any', description: 'Empty choice of a search field' }),
    gender: intl.formatMessage({
      id: 'members.search.gender',
      defaultMessage: 'I am looking for',
      description: 'Label of the gender field',
    }),
    country: intl.formatMessage({ id: 'members.search.country', defaultMessage: 'Country', description: 'Label of a search field' }),
    age: intl.formatMessage({ id: 'members.search.age', defaultMessage: 'Age', description: 'Label of the age range' }),
    minAge: intl.formatMessage({ id: 'members.search.min_age', defaultMessage: 'Youngest', description: 'Label of the lowest age' }),
    maxAge: intl.formatMessage({ id: 'members.search.max_age', defaultMessage: 'Oldest', description: 'Label of the highest age' }),
    with_photo: intl.formatMessage({
      id: 'members.search.with_photo',
      defaultMessage: 'With photo only',
      description: 'Switch in the search',
    }),
    online: intl.formatMessage({ id: 'members.search.online', defaultMessage: 'Online now', description: 'Switch in the search' }),
    hide_fictional: intl.formatMessage(
      {
        id: 'members.search.hide_fictional',
        defaultMessage: 'Hide {profiles}',
        description: 'Switch in the search; profiles: the words of this site for fictional profiles',
      },
      { profiles },
    ),
  };
}
