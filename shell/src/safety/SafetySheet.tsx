import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BlockQuestion } from './BlockQuestion';
import { ReportDialog } from './ReportDialog';
import { SafetyChoice } from './SafetyChoice';

/** The one safety sheet of the page: hides, blocks or reports the member it was opened for. */
export const SafetySheet = observer(() => {
  const { subject } = useSafety();
  return subject && <SafetySheetContent key={subject.member.id} subject={subject} />;
});

function SafetySheetContent({ subject }: { subject: SafetySubject }) {
  const { close } = useSafety();
  useReturnFocus();
  const [choice, setChoice] = useState(subject.choice ?? null);
  if (choice === 'block') return <BlockQuestion subject={subject} onClose={close} />;
  if (choice === 'report') return <ReportDialog subject={subject} onClose={close} />;
  return <SafetyChoice member={subject.member} onChoose={setChoice} onClose={close} />;
}

/**
 * Returns focus to the element that opened the sheet, or to the page, when the sheet closes. The dialogs cannot: each returns focus to the
 * previous dialog of the sheet, which is gone by then.
 */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const target = opener?.isConnected ? opener : document.querySelector('main');
        if (target instanceof HTMLElement) target.focus();
      }),
    [opener],
  );
}
