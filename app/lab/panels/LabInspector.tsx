import { LAB_TAB_GROUPS } from '../lab-address.ts';
import type { LabTab, LabTabGroup } from '../lab-address.ts';
import { labWords, tabGroupNames, tabNames } from '../lab-words.ru.ts';
import { countUndelivered, useAnswers } from '../network/use-answers.ts';
import { Segments } from '../Segments.tsx';
import { LAB_PANELS } from './lab-panels.ts';
import type { PanelProps } from './panel.ts';
import { panelId, tabId, TabList } from './TabList.tsx';

import styles from './LabInspector.module.css';

/** Id of the inspector, the target of links to it. */
export const INSPECTOR_ID = 'inspector';

const ID = 'lab';
const GROUPS: readonly LabTabGroup[] = ['form', 'environment', 'checks'];

/** Panels with everything that the engine knows about a form, and the form's environment. */
export function LabInspector({ form, environment, definition }: PanelProps) {
  const { tab } = environment.address;
  const group = groupOf(tab);
  const Panel = LAB_PANELS[tab];
  const onTab = (next: LabTab) => environment.onAddress({ tab: next });
  return (
    <section id={INSPECTOR_ID} className={styles.inspector} aria-label={labWords.inspector}>
      <Groups chosen={group} form={form} onChoose={(next) => onTab(LAB_TAB_GROUPS[next][0])} />
      <TabList<LabTab>
        id={ID}
        label={tabGroupNames[group]}
        names={LAB_TAB_GROUPS[group]}
        chosen={tab}
        onChoose={onTab}
        renderName={(name) => tabNames[name]}
      />
      <div
        id={panelId(ID)}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(ID, tab)}
      >
        <Panel form={form} environment={environment} definition={definition} />
      </div>
    </section>
  );
}

interface GroupsProps extends Pick<PanelProps, 'form'> {
  readonly chosen: LabTabGroup;
  readonly onChoose: (group: LabTabGroup) => void;
}

/** Groups of panels; the environment group shows the number of undelivered responses. */
function Groups({ chosen, form, onChoose }: GroupsProps) {
  const { held, onTheWay } = countUndelivered(useAnswers(form.director));
  return (
    <Segments
      label={labWords.inspector}
      names={GROUPS}
      chosen={chosen}
      onChoose={onChoose}
      renderName={(group) => (
        <>
          {tabGroupNames[group]}
          {group === 'environment' && held + onTheWay > 0 && (
            <span className={styles.count}>{held + onTheWay}</span>
          )}
        </>
      )}
    />
  );
}

function groupOf(tab: LabTab): LabTabGroup {
  return GROUPS.find((group) => LAB_TAB_GROUPS[group].some((one: LabTab) => one === tab)) ?? 'form';
}
