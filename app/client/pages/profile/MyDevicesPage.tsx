import { DeviceList } from '../../features/account/DeviceList.tsx';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { accountWords } from '../account/account-words.ru.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';

/** `/profile/my-devices`: where the user is signed in. */
export function MyDevicesPage() {
  return (
    <AccountFrame title={accountWords.devices}>
      <ProtectedPage skeleton={<Skeleton shape="title" />}>
        <DeviceList />
      </ProtectedPage>
    </AccountFrame>
  );
}
