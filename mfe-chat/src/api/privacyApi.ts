import type { RootStore } from '@rendezvous/shared/store';

/** Switches invisible mode off. */
export async function becomeVisible(http: RootStore['http'], session: RootStore['session']): Promise<void> {
  const { privacy } = await http.put('/api/privacy.php', { invisible: false });
  session.patch({ invisible: privacy.invisible });
}
