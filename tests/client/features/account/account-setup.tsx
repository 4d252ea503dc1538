import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';

import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { forgetSession, rememberUser } from '../../../../app/client/device/session.ts';
import { closeSignIn } from '../../../../app/client/features/auth/ask-sign-in.ts';
import { closeError } from '../../../../app/client/ui/error-dialog/error.ts';
import { ErrorDialog } from '../../../../app/client/ui/error-dialog/ErrorDialog.tsx';
import { closeSuccess } from '../../../../app/client/ui/success-dialog/success.ts';
import { SuccessDialog } from '../../../../app/client/ui/success-dialog/SuccessDialog.tsx';
import { dropToast, toastState } from '../../../../app/client/ui/toast/toast.ts';
import { Toasts } from '../../../../app/client/ui/toast/Toasts.tsx';

import '../../../../app/client/ui/page.css';

/** The profile of the signed-in user. */
export const PROFILE = {
  id: 7,
  name: 'Зарина',
  profile_picture: null,
  profile_description: 'Шью на заказ',
  phone_number: '+992900000007',
  balance: 0,
};

/** Renders a page of a signed-in user with the site's dialogs. */
export async function openAccountPage(path: string, content: ReactNode): Promise<void> {
  const started = location.href;
  const { style } = document.documentElement;
  style.setProperty('--success-life', '3600s');
  localStorage.clear();
  sessionStorage.clear();
  rememberUser({ accessToken: 'token', username: 'Зарина', profilePicture: null, balance: 0 });
  navigate(path);
  onTestFinished(() => {
    style.removeProperty('--success-life');
    closeSignIn();
    closeError();
    closeSuccess();
    for (const { id } of toastState.value().toasts) dropToast(id);
    forgetSession();
    localStorage.clear();
    navigate(started, { replace: true });
  });
  await render(
    <QueryClientProvider client={createQueries()}>
      {content}
      <ErrorDialog />
      <SuccessDialog />
      <Toasts />
    </QueryClientProvider>,
  );
}
