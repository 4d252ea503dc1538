declare module 'survey-core' {
  export const settings: { animationEnabled: boolean };

  interface Question {
    choices: readonly string[];
    readonly visibleChoices: readonly object[];
  }

  interface ValueChanged {
    readonly name: string;
    readonly value: unknown;
  }

  export class Model {
    data: Readonly<Record<string, unknown>>;
    readonly onValueChanged: {
      readonly add: (listener: (sender: Model, change: ValueChanged) => void) => void;
    };
    constructor(json: object);
    getQuestionByName(name: string): Question;
    getValue(name: string): unknown;
    dispose(): void;
  }
}

declare module 'survey-react-ui' {
  import type { ReactNode } from 'react';
  import type { Model } from 'survey-core';

  export function Survey(props: { readonly model: Model }): ReactNode;
}
