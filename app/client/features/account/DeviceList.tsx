import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Device } from '../../../contract/index.ts';
import { devices, endDevice } from '../../api/account/devices.ts';
import { Button } from '../../ui/button/Button.tsx';
import { recentDayText } from '../../ui/day/day-text.ru.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { showError } from '../../ui/error-dialog/error.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { deviceWords, endLabel, endQuestion } from './account-words.ru.ts';
import { deviceText } from './device-text.ts';

import styles from './DeviceList.module.css';

/** The devices on which the user is signed in; each other one can be ended. */
export function DeviceList() {
  const queries = useQueryClient();
  const read = useQuery(devices());
  // A device to end; `others` for all but this one.
  const [asked, setAsked] = useState<Device | 'others' | null>(null);
  const ending = useMutation({
    mutationFn: (target: Device | 'others') => endDevice(target === 'others' ? null : target.id),
    networkMode: 'always',
    onSuccess: (left, target) => {
      queries.setQueryData(devices().queryKey, left);
      showToast({ text: target === 'others' ? deviceWords.endedOthers : deviceWords.ended });
    },
    onError: (failure) => {
      void showError(failure.message);
      void read.refetch();
    },
  });
  const list = read.data?.devices ?? [];

  if (read.isLoadingError) return <FailedBlock onRetry={() => void read.refetch()} />;
  return (
    <div className={styles.place}>
      <p className={styles.lead}>{deviceWords.lead}</p>
      {read.isPending && <Skeleton shape="title" />}
      {list.length > 0 && (
        <ul className={styles.list} aria-label={deviceWords.list}>
          {list.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => setAsked(device)} />
          ))}
        </ul>
      )}
      {list.length === 1 && <p className={styles.lead}>{deviceWords.alone}</p>}
      {list.length > 1 && (
        <Button
          variant="danger"
          busy={ending.isPending ? deviceWords.endOthers : null}
          onClick={() => setAsked('others')}
        >
          {deviceWords.endOthers}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={questionOf(asked)}
        confirm={deviceWords.end}
        isDestructive
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) ending.mutate(asked);
        }}
      />
    </div>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onEnd: () => void;
}

function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const { device: name, browser } = deviceText(device.name);
  const details = [browser, device.is_current ? null : recentDayText(new Date(device.used_at))];
  const shown = details.filter((part) => part !== null);
  return (
    <li className={styles.row}>
      <Icon name="devices" size={24} />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {shown.length > 0 && <p className={styles.details}>{shown.join(' · ')}</p>}
      </div>
      {device.is_current ? (
        <span className={styles.current}>{deviceWords.current}</span>
      ) : (
        <Button size="small" aria-label={endLabel([name, ...shown].join(', '))} onClick={onEnd}>
          {deviceWords.end}
        </Button>
      )}
    </li>
  );
}

function questionOf(asked: Device | 'others' | null): string {
  if (asked === null || asked === 'others') return deviceWords.endOthersQuestion;
  return endQuestion(deviceText(asked.name).device);
}
