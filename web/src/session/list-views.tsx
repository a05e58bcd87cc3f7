import { deleteListView, saveListView } from '@callstead/contract/list-settings-endpoints';
import type { WorkList } from '@callstead/domain/work-lists';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../api/call.ts';
import { useInvalidatingMutation } from '../api/use-invalidating-mutation.ts';
import { useErrorText } from '../i18n/error-text.ts';
import { questionOf, withQuestion } from '../ui/list/list-question.ts';
import { ViewsMenu } from '../ui/list/views-menu.tsx';
import { listSettingsQuery } from './use-list-layout.ts';

/** The views of whoever is signed in. `opened`: what is open over the list is no part of its question. */
export function ListViews({ list, opened }: { list: WorkList; opened?: string }) {
  const [params] = useSearchParams();
  const errorText = useErrorText();
  const { queryKey } = listSettingsQuery(list);
  const { data } = useQuery(listSettingsQuery(list));
  const question = questionOf(params, opened);
  const save = useInvalidatingMutation(queryKey, (name: string) =>
    call(saveListView, { params: { list }, body: { name, question } }),
  );
  const remove = useInvalidatingMutation(queryKey, (id: string) => call(deleteListView, { params: { list, id } }));
  const failed = save.error ?? remove.error;
  return (
    <ViewsMenu
      views={data?.views ?? []}
      question={question}
      addressOf={(wanted) => `?${withQuestion(params, wanted)}`}
      onSave={(name) => save.mutate(name)}
      onDelete={(id) => remove.mutate(id)}
      isSaving={save.isPending}
      error={failed ? errorText(failed) : undefined}
    />
  );
}
