import { css } from '@emotion/react';
import { GENDERS, MAX_AGE, MIN_AGE, type SearchField, type SearchQuery } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { RangeSlider } from '@rendezvous/shared/pickers';
import { useStore } from '@rendezvous/shared/store';
import { Button, Select, Switch, token } from '@rendezvous/shared/ui';
import { genderLabel, regionLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchLabels } from './useSearchLabels';

interface Props {
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}

const FLAGS = ['with_photo', 'online', 'hide_fictional'] as const satisfies SearchField[];

type Draft = { [Name in keyof SearchQuery]?: SearchQuery[Name] | undefined };

/** Applies changes to a draft and drops empty fields; a change of country also drops the region, which belongs to the old country. */
function applyChanges(draft: Draft, changes: Draft): SearchQuery {
  const nextDraft = { ...draft, ...changes };
  if ('country' in changes) delete nextDraft.countryregion;
  return Object.fromEntries(Object.entries(nextDraft).filter(([, value]) => value !== undefined && value !== ''));
}

/** Inputs of the member search. */
export const SearchForm = observer(({ query, onSearch }: Props) => {
  const intl = useIntl();
  const { settings, reference } = useStore();
  const labels = useSearchLabels();
  const [draft, setDraft] = useState(query);
  useEffect(() => setDraft(query), [query]);
  useEffect(() => void reference.loadRegions().catch(() => undefined), [reference]);

  const anyOption = { value: '' as const, label: labels.any };
  const change = (changes: Draft): void => setDraft((old) => applyChanges(old, changes));
  const countryOptions = settings.current.countries.map(({ code, name }) => ({ value: code, label: name }));
  const regionOptions = (reference.regions[draft.country ?? ''] ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch({ ...draft, page: 1 });
  };

  return (
    <form css={form} onSubmit={submit} role="search" aria-label={labels.form}>
      <Select
        label={labels.gender}
        options={[anyOption, ...GENDERS.map((gender) => ({ value: gender, label: genderLabel(intl, gender) }))]}
        value={draft.gender ?? ''}
        onChange={(gender) => change({ gender: gender === '' ? undefined : gender })}
      />
      <Select
        label={labels.country}
        options={[anyOption, ...countryOptions]}
        value={draft.country ?? ''}
        onChange={(country) => change({ country })}
      />
      <Select
        label={regionLabel(intl, draft.country ?? '')}
        options={[anyOption, ...regionOptions]}
        value={draft.countryregion ?? ''}
        disabled={regionOptions.length === 0}
        onChange={(countryregion) => change({ countryregion })}
      />
      <RangeSlider
        label={labels.age}
        lowLabel={labels.minAge}
        highLabel={labels.maxAge}
        min={MIN_AGE}
        max={MAX_AGE}
        value={[draft.min_age ?? MIN_AGE, draft.max_age ?? MAX_AGE]}
        onChange={([min_age, max_age]) => change({ min_age, max_age })}
      />
      <FlagSwitches draft={draft} onChange={change} />
      <Button type="submit" icon="search" wide>
        <FormattedMessage id="members.search.submit" defaultMessage="Search" description="Button under the search inputs" />
      </Button>
    </form>
  );
});

/** Switches for those flags that the domain lists among its search fields. */
const FlagSwitches = observer(({ draft, onChange }: { draft: Draft; onChange: (changes: Draft) => void }) => {
  const { search_fields: fields } = useStore().settings.current;
  const labels = useSearchLabels();
  const visibleFlags = FLAGS.filter((flag) => fields.includes(flag));
  if (visibleFlags.length === 0) return null;
  return (
    <div css={flags}>
      {visibleFlags.map((flag) => (
        <Switch key={flag} checked={draft[flag] === 'true'} onChange={(on) => onChange({ [flag]: on ? 'true' : undefined })}>
          {labels[flag]}
        </Switch>
      ))}
    </div>
  );
});

const form = css({ display: 'grid', gap: token.space4 });
const flags = css({ display: 'grid', gap: token.space2 });
