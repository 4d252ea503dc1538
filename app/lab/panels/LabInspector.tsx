import { LAB_TAB_GROUPS } from '../lab-address.ts';
import type { LabTab, LabTabGroup } from '../lab-address.ts';
import { labWords, tabGroupNames, tabNames } from '../lab-words.ru.ts';
import { countUndelivered, useAnswers } from '../network/use-answers.ts';
import { Segments } from '../Segments.tsx';
import { LAB_PANELS } from './lab-panels.ts';
import type { PanelProps } from './panel.ts';
import { panelId, tabId, TabList } from './TabList.tsx';

import styles from './LabInspector.module.css';

/** Where a link to the inspector leads. */
export const INSPECTOR_ID = 'inspector';

const ID = 'lab';
const GROUPS: readonly LabTabGroup[] = ['form', 'stand', 'checks'];

/** Everything the engine knows of a form, live, and everything that it stands in. */
export function LabInspector({ form, stand, definition }: PanelProps) {
  const { tab } = stand.address;
  const group = groupOf(tab);
  const Panel = LAB_PANELS[tab];
  const onTab = (next: LabTab) => stand.onAddress({ tab: next });
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
        <Panel form={form} stand={stand} definition={definition} />
      </div>
    </section>
  );
}

interface GroupsProps extends Pick<PanelProps, 'form'> {
  readonly chosen: LabTabGroup;
  readonly onChoose: (group: LabTabGroup) => void;
}

/** The rows of panels to choose from; the stand says how many answers have not come. */
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
          {group === 'stand' && held + onTheWay > 0 && (
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
