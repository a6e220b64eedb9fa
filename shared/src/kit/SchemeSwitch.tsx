import { ACCENTS, Row, Select } from '@rendezvous/shared/ui';
import { useState } from 'react';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Changes scheme and niche of the document, as the shell does from settings. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState('system');
  const [niche, setNiche] = useState('general');
  const showScheme = (value: string): void => {
    setScheme(value);
    if (value === 'system') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = value;
  };
  const showNiche = (value: string): void => {
    setNiche(value);
    document.documentElement.dataset['niche'] = value;
  };
  return (
    <Row gap="m" align="end">
      <Select label="Scheme" options={asOptions(['system', 'light', 'dark'])} value={scheme} onChange={showScheme} />
      <Select label="Niche" options={asOptions(Object.keys(ACCENTS))} value={niche} onChange={showNiche} />
    </Row>
  );
}
