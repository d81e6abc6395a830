import { useMutation, useQuery, useSubscription, type SkipToken, useFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import * as D from './graphql.ts';
export const useCancelJobMutation = (
  options?: useMutation.Options<D.CancelJobMutation, D.CancelJobMutationVariables>,
) => useMutation(D.CancelJobDocument, options);

export const useEstimateDraftQuery = (
  options: useQuery.Options<D.EstimateDraftQuery, D.EstimateDraftQueryVariables>,
) => useQuery(D.EstimateDraftDocument, options);

export const useEstimateDraftChangedSubscription = (
  options: useSubscription.Options<D.EstimateDraftChangedSubscription, D.EstimateDraftChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.EstimateDraftChangedDocument, options);

export const useLiveJobQuery = (
  options: useQuery.Options<D.LiveJobQuery, D.LiveJobQueryVariables>,
) => useQuery(D.LiveJobDocument, options);

export const useJobChangedSubscription = (
  options: useSubscription.Options<D.JobChangedSubscription, D.JobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.JobChangedDocument, options);

export const useRetryJobMutation = (
  options?: useMutation.Options<D.RetryJobMutation, D.RetryJobMutationVariables>,
) => useMutation(D.RetryJobDocument, options);

export const useBellJobQuery = (
  options: useQuery.Options<D.BellJobQuery, D.BellJobQueryVariables>,
) => useQuery(D.BellJobDocument, options);

export const useViewerJobChangedSubscription = (
  options?: useSubscription.Options<D.ViewerJobChangedSubscription, D.ViewerJobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.ViewerJobChangedDocument, options ?? {});

export const useCreateProjectMutation = (
  options?: useMutation.Options<D.CreateProjectMutation, D.CreateProjectMutationVariables>,
) => useMutation(D.CreateProjectDocument, options);

export const useProjectChoicesQuery = (
  options: useQuery.Options<D.ProjectChoicesQuery, D.ProjectChoicesQueryVariables>,
) => useQuery(D.ProjectChoicesDocument, options);

export const useProjectPageQuery = (
  options: useQuery.Options<D.ProjectPageQuery, D.ProjectPageQueryVariables>,
) => useQuery(D.ProjectPageDocument, options);

export const useProjectsPageQuery = (
  options: useQuery.Options<D.ProjectsPageQuery, D.ProjectsPageQueryVariables>,
) => useQuery(D.ProjectsPageDocument, options);

export const useMoreProjectsQuery = (
  options: useQuery.Options<D.MoreProjectsQuery, D.MoreProjectsQueryVariables>,
) => useQuery(D.MoreProjectsDocument, options);

export const useAddRoomMutation = (
  options?: useMutation.Options<D.AddRoomMutation, D.AddRoomMutationVariables>,
) => useMutation(D.AddRoomDocument, options);

export const useResultPageQuery = (
  options: useQuery.Options<D.ResultPageQuery, D.ResultPageQueryVariables>,
) => useQuery(D.ResultPageDocument, options);

export const useSoughtJobQuery = (
  options: useQuery.Options<D.SoughtJobQuery, D.SoughtJobQueryVariables>,
) => useQuery(D.SoughtJobDocument, options);

export const useJobRoomsQuery = (
  options: useQuery.Options<D.JobRoomsQuery, D.JobRoomsQueryVariables>,
) => useQuery(D.JobRoomsDocument, options);

export const useCorrectRoomsMutation = (
  options?: useMutation.Options<D.CorrectRoomsMutation, D.CorrectRoomsMutationVariables>,
) => useMutation(D.CorrectRoomsDocument, options);

export const useChosenProjectQuery = (
  options: useQuery.Options<D.ChosenProjectQuery, D.ChosenProjectQueryVariables>,
) => useQuery(D.ChosenProjectDocument, options);

export const useSubmitJobMutation = (
  options?: useMutation.Options<D.SubmitJobMutation, D.SubmitJobMutationVariables>,
) => useMutation(D.SubmitJobDocument, options);

export const useDraftLines_DraftFragment = (from: FragmentType<D.DraftLines_DraftFragment>) =>
  useFragment({ fragment: D.DraftLines_DraftFragmentDoc, fragmentName: 'DraftLines_draft', from });

export const useLiveJob_JobFragment = (from: FragmentType<D.LiveJob_JobFragment>) =>
  useFragment({ fragment: D.LiveJob_JobFragmentDoc, fragmentName: 'LiveJob_job', from });

export const useBellJob_JobFragment = (from: FragmentType<D.BellJob_JobFragment>) =>
  useFragment({ fragment: D.BellJob_JobFragmentDoc, fragmentName: 'BellJob_job', from });

export const useJobCard_JobFragment = (from: FragmentType<D.JobCard_JobFragment>) =>
  useFragment({ fragment: D.JobCard_JobFragmentDoc, fragmentName: 'JobCard_job', from });

export const useProjectCard_ProjectFragment = (from: FragmentType<D.ProjectCard_ProjectFragment>) =>
  useFragment({ fragment: D.ProjectCard_ProjectFragmentDoc, fragmentName: 'ProjectCard_project', from });

export const useRecentEstimate_EstimateFragment = (from: FragmentType<D.RecentEstimate_EstimateFragment>) =>
  useFragment({ fragment: D.RecentEstimate_EstimateFragmentDoc, fragmentName: 'RecentEstimate_estimate', from });

export const useRooms_ProjectFragment = (from: FragmentType<D.Rooms_ProjectFragment>) =>
  useFragment({ fragment: D.Rooms_ProjectFragmentDoc, fragmentName: 'Rooms_project', from });

export const useBidSection_EstimateFragment = (from: FragmentType<D.BidSection_EstimateFragment>) =>
  useFragment({ fragment: D.BidSection_EstimateFragmentDoc, fragmentName: 'BidSection_estimate', from });

export const useClaimSection_EstimateFragment = (from: FragmentType<D.ClaimSection_EstimateFragment>) =>
  useFragment({ fragment: D.ClaimSection_EstimateFragmentDoc, fragmentName: 'ClaimSection_estimate', from });

export const useCostSummary_EstimateFragment = (from: FragmentType<D.CostSummary_EstimateFragment>) =>
  useFragment({ fragment: D.CostSummary_EstimateFragmentDoc, fragmentName: 'CostSummary_estimate', from });

export const useEstimateNotes_EstimateFragment = (from: FragmentType<D.EstimateNotes_EstimateFragment>) =>
  useFragment({ fragment: D.EstimateNotes_EstimateFragmentDoc, fragmentName: 'EstimateNotes_estimate', from });

export const useFutureActions_EstimateFragment = (from: FragmentType<D.FutureActions_EstimateFragment>) =>
  useFragment({ fragment: D.FutureActions_EstimateFragmentDoc, fragmentName: 'FutureActions_estimate', from });

export const useOutlineSection_EstimateFragment = (from: FragmentType<D.OutlineSection_EstimateFragment>) =>
  useFragment({ fragment: D.OutlineSection_EstimateFragmentDoc, fragmentName: 'OutlineSection_estimate', from });

export const useUploadedFile_FileFragment = (from: FragmentType<D.UploadedFile_FileFragment>) =>
  useFragment({ fragment: D.UploadedFile_FileFragmentDoc, fragmentName: 'UploadedFile_file', from });

export const useUploadedFiles_EstimateFragment = (from: FragmentType<D.UploadedFiles_EstimateFragment>) =>
  useFragment({ fragment: D.UploadedFiles_EstimateFragmentDoc, fragmentName: 'UploadedFiles_estimate', from });
