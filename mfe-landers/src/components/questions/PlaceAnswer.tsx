import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Select } from '@rendezvous/shared/ui';
import { countryName, regionLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useAnswersStore } from '../../stores/AnswersStore';
import { AnswerForm } from './AnswerForm';

const NOT_STATED = 'unsaid';

/** Asks for the country and, optionally, the region. */
export const PlaceAnswer = observer(() => {
  const intl = useIntl();
  const { settings, reference } = useStore();
  const { answers, choose } = useAnswersStore();
  const { country, region } = answers;
  useEffect(() => {
    reference.loadRegions().catch(() => undefined);
  }, [reference]);
  const regions = reference.regions[country] ?? [];
  const notStatedLabel = intl.formatMessage({
    id: 'landers.question.unsaid',
    defaultMessage: 'I’d rather not say',
    description: 'First choice of the region',
  });
  return (
    <AnswerForm isComplete={country !== ''}>
      <Select
        label={<FormattedMessage id="landers.question.country" defaultMessage="Country" description="Field of the third question" />}
        value={country}
        onChange={(code) => choose({ country: code, region: '' })}
        options={settings.current.countries.map(({ code }) => ({ value: code, label: countryName(intl, code) }))}
        autoComplete="country"
      />
      {regions.length === 0 ? null : (
        <Select
          label={regionLabel(intl, country)}
          value={region || NOT_STATED}
          onChange={(code) => choose({ region: code === NOT_STATED ? '' : code })}
          optional
          options={[{ value: NOT_STATED, label: notStatedLabel }, ...regions.map(({ code, name }) => ({ value: code, label: name }))]}
        />
      )}
    </AnswerForm>
  );
});
