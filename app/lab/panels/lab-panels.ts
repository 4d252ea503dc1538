import type { ComponentType } from 'react';

import { CostPanel } from '../checks/CostPanel.tsx';
import { StatesPanel } from '../checks/StatesPanel.tsx';
import { TreePanel } from '../checks/TreePanel.tsx';
import { WhyPanel } from '../checks/WhyPanel.tsx';
import { DefinitionPanel } from '../definition/DefinitionPanel.tsx';
import type { LabTab } from '../lab-address.ts';
import { NetworkPanel } from '../network/NetworkPanel.tsx';
import { ClockPanel } from '../workbench/environment/ClockPanel.tsx';
import { ChipsPanel } from './ChipsPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import type { PanelProps } from './panel.ts';
import { PayloadPanel } from './PayloadPanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SchemaPanel } from './SchemaPanel.tsx';
import { ValuesPanel } from './ValuesPanel.tsx';

/** Panel of each tab. A new panel is a row here and a name in `LAB_TAB_GROUPS`. */
export const LAB_PANELS: Readonly<Record<LabTab, ComponentType<PanelProps>>> = {
  plan: PlanPanel,
  values: ValuesPanel,
  payload: PayloadPanel,
  chips: ChipsPanel,
  link: LinkPanel,
  schema: SchemaPanel,
  network: NetworkPanel,
  clock: ClockPanel,
  why: WhyPanel,
  definition: DefinitionPanel,
  states: StatesPanel,
  tree: TreePanel,
  cost: CostPanel,
  rules: RulesPanel,
};
