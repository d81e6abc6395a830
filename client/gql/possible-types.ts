
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptContractorResult": [
      "AcceptContractorSuccess",
      "InvalidInput",
      "LeadConflict"
    ],
    "AddLineToInventoryResult": [
      "AddLineToInventorySuccess",
      "InvalidInput"
    ],
    "AddPasskeyResult": [
      "AddPasskeySuccess",
      "InvalidInput",
      "PasskeyRefused"
    ],
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput"
    ],
    "ApplyAsContractorResult": [
      "ApplyAsContractorSuccess",
      "InvalidInput"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "JobAlreadyFinished"
    ],
    "CorrectRoomsResult": [
      "CorrectRoomsSuccess",
      "InvalidInput",
      "JobStillRunning"
    ],
    "CreateApiTokenResult": [
      "CreateApiTokenSuccess",
      "InvalidInput"
    ],
    "CreateBidResult": [
      "CreateBidSuccess",
      "InvalidInput"
    ],
    "CreatePdfResult": [
      "CreatePdfSuccess",
      "PdfFailed"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput"
    ],
    "CreateWebhookResult": [
      "CreateWebhookSuccess",
      "InvalidInput"
    ],
    "DecideApplicationResult": [
      "DecideApplicationSuccess",
      "InvalidInput"
    ],
    "DecideIdentityResult": [
      "DecideIdentitySuccess",
      "InvalidInput"
    ],
    "DeleteJobResult": [
      "DeleteJobSuccess"
    ],
    "DeleteMyDataResult": [
      "DeleteMyDataSuccess",
      "InvalidInput"
    ],
    "DeleteProjectResult": [
      "DeleteProjectSuccess"
    ],
    "DeleteWebhookResult": [
      "DeleteWebhookSuccess"
    ],
    "DescribeFileResult": [
      "DescribeFileSuccess",
      "InvalidInput"
    ],
    "ExportMyDataResult": [
      "ExportMyDataSuccess"
    ],
    "FinishSignInResult": [
      "InvalidInput",
      "PasskeyRefused",
      "VerifySignInSuccess"
    ],
    "MarkLeadThreadReadResult": [
      "InvalidInput",
      "MarkLeadThreadReadSuccess"
    ],
    "Parameter": [
      "AssemblyParameter",
      "WorkParameter"
    ],
    "PassOnContractorResult": [
      "InvalidInput",
      "LeadConflict",
      "PassOnContractorSuccess"
    ],
    "RecordCredentialsResult": [
      "InvalidInput",
      "RecordCredentialsSuccess"
    ],
    "RedeliverWebhookResult": [
      "InvalidInput",
      "RedeliverWebhookSuccess"
    ],
    "RefineEstimateResult": [
      "InvalidInput",
      "JobStillRunning",
      "RefineEstimateSuccess"
    ],
    "RegisterContractorResult": [
      "InvalidInput",
      "RegisterContractorSuccess"
    ],
    "ReinstateContractorResult": [
      "ReinstateContractorSuccess"
    ],
    "RemovePasskeyResult": [
      "RemovePasskeySuccess"
    ],
    "RenameJobResult": [
      "InvalidInput",
      "RenameJobSuccess"
    ],
    "RenewRecoveryCodesResult": [
      "RenewRecoveryCodesSuccess"
    ],
    "RequestContractorsResult": [
      "InvalidInput",
      "RequestContractorsSuccess",
      "RequestIsOpen"
    ],
    "RespondToLeadResult": [
      "InvalidInput",
      "LeadConflict",
      "RespondToLeadSuccess"
    ],
    "RestoreJobResult": [
      "RestoreJobSuccess"
    ],
    "RestoreProjectResult": [
      "RestoreProjectSuccess"
    ],
    "RestoreVersionResult": [
      "EstimateConflict",
      "InvalidInput",
      "RestoreVersionSuccess"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
    ],
    "RevealIdentityNumberResult": [
      "RevealIdentityNumberSuccess"
    ],
    "ReviseScopeResult": [
      "EstimateConflict",
      "InvalidInput",
      "ReviseScopeSuccess"
    ],
    "RevokeApiTokenResult": [
      "RevokeApiTokenSuccess"
    ],
    "RevokeOtherSignInsResult": [
      "RevokeOtherSignInsSuccess"
    ],
    "RevokeSignInResult": [
      "RevokeSignInSuccess"
    ],
    "SaveBidResult": [
      "BidConflict",
      "InvalidInput",
      "SaveBidSuccess"
    ],
    "SaveEstimateResult": [
      "EstimateConflict",
      "InvalidInput",
      "SaveEstimateSuccess"
    ],
    "SaveInventoryResult": [
      "InvalidInput",
      "InventoryConflict",
      "SaveInventorySuccess"
    ],
    "SendLeadMessageResult": [
      "InvalidInput",
      "SendLeadMessageSuccess"
    ],
    "SetEstimateCountedResult": [
      "SetEstimateCountedSuccess"
    ],
    "SignOutResult": [
      "SignOutSuccess"
    ],
    "StartInventoryResult": [
      "InvalidInput",
      "StartInventorySuccess"
    ],
    "StartPasskeyResult": [
      "InvalidInput",
      "StartPasskeySuccess"
    ],
    "StartSignInResult": [
      "InvalidInput",
      "StartSignInSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ],
    "SuspendContractorResult": [
      "InvalidInput",
      "SuspendContractorSuccess"
    ],
    "TestWebhookResult": [
      "InvalidInput",
      "TestWebhookSuccess"
    ],
    "UpdateAccountResult": [
      "UpdateAccountSuccess"
    ],
    "UpdateContractorProfileResult": [
      "InvalidInput",
      "UpdateContractorProfileSuccess"
    ],
    "UpdateProjectResult": [
      "InvalidInput",
      "UpdateProjectSuccess"
    ],
    "UpdateWebhookResult": [
      "InvalidInput",
      "UpdateWebhookSuccess"
    ],
    "UserError": [
      "BidConflict",
      "EstimateConflict",
      "InvalidInput",
      "InventoryConflict",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning",
      "LeadConflict",
      "PasskeyNeeded",
      "PasskeyRefused",
      "PdfFailed",
      "RequestIsOpen",
      "SignInCodeRefused"
    ],
    "VerifySignInResult": [
      "InvalidInput",
      "PasskeyNeeded",
      "SignInCodeRefused",
      "VerifySignInSuccess"
    ],
    "WithdrawContractorRequestResult": [
      "InvalidInput",
      "WithdrawContractorRequestSuccess"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptContractorResult": [
      "AcceptContractorSuccess",
      "InvalidInput",
      "LeadConflict"
    ],
    "AddLineToInventoryResult": [
      "AddLineToInventorySuccess",
      "InvalidInput"
    ],
    "AddPasskeyResult": [
      "AddPasskeySuccess",
      "InvalidInput",
      "PasskeyRefused"
    ],
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput"
    ],
    "ApplyAsContractorResult": [
      "ApplyAsContractorSuccess",
      "InvalidInput"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "JobAlreadyFinished"
    ],
    "CorrectRoomsResult": [
      "CorrectRoomsSuccess",
      "InvalidInput",
      "JobStillRunning"
    ],
    "CreateApiTokenResult": [
      "CreateApiTokenSuccess",
      "InvalidInput"
    ],
    "CreateBidResult": [
      "CreateBidSuccess",
      "InvalidInput"
    ],
    "CreatePdfResult": [
      "CreatePdfSuccess",
      "PdfFailed"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput"
    ],
    "CreateWebhookResult": [
      "CreateWebhookSuccess",
      "InvalidInput"
    ],
    "DecideApplicationResult": [
      "DecideApplicationSuccess",
      "InvalidInput"
    ],
    "DecideIdentityResult": [
      "DecideIdentitySuccess",
      "InvalidInput"
    ],
    "DeleteJobResult": [
      "DeleteJobSuccess"
    ],
    "DeleteMyDataResult": [
      "DeleteMyDataSuccess",
      "InvalidInput"
    ],
    "DeleteProjectResult": [
      "DeleteProjectSuccess"
    ],
    "DeleteWebhookResult": [
      "DeleteWebhookSuccess"
    ],
    "DescribeFileResult": [
      "DescribeFileSuccess",
      "InvalidInput"
    ],
    "ExportMyDataResult": [
      "ExportMyDataSuccess"
    ],
    "FinishSignInResult": [
      "InvalidInput",
      "PasskeyRefused",
      "VerifySignInSuccess"
    ],
    "MarkLeadThreadReadResult": [
      "InvalidInput",
      "MarkLeadThreadReadSuccess"
    ],
    "Parameter": [
      "AssemblyParameter",
      "WorkParameter"
    ],
    "PassOnContractorResult": [
      "InvalidInput",
      "LeadConflict",
      "PassOnContractorSuccess"
    ],
    "RecordCredentialsResult": [
      "InvalidInput",
      "RecordCredentialsSuccess"
    ],
    "RedeliverWebhookResult": [
      "InvalidInput",
      "RedeliverWebhookSuccess"
    ],
    "RefineEstimateResult": [
      "InvalidInput",
      "JobStillRunning",
      "RefineEstimateSuccess"
    ],
    "RegisterContractorResult": [
      "InvalidInput",
      "RegisterContractorSuccess"
    ],
    "ReinstateContractorResult": [
      "ReinstateContractorSuccess"
    ],
    "RemovePasskeyResult": [
      "RemovePasskeySuccess"
    ],
    "RenameJobResult": [
      "InvalidInput",
      "RenameJobSuccess"
    ],
    "RenewRecoveryCodesResult": [
      "RenewRecoveryCodesSuccess"
    ],
    "RequestContractorsResult": [
      "InvalidInput",
      "RequestContractorsSuccess",
      "RequestIsOpen"
    ],
    "RespondToLeadResult": [
      "InvalidInput",
      "LeadConflict",
      "RespondToLeadSuccess"
    ],
    "RestoreJobResult": [
      "RestoreJobSuccess"
    ],
    "RestoreProjectResult": [
      "RestoreProjectSuccess"
    ],
    "RestoreVersionResult": [
      "EstimateConflict",
      "InvalidInput",
      "RestoreVersionSuccess"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
    ],
    "RevealIdentityNumberResult": [
      "RevealIdentityNumberSuccess"
    ],
    "ReviseScopeResult": [
      "EstimateConflict",
      "InvalidInput",
      "ReviseScopeSuccess"
    ],
    "RevokeApiTokenResult": [
      "RevokeApiTokenSuccess"
    ],
    "RevokeOtherSignInsResult": [
      "RevokeOtherSignInsSuccess"
    ],
    "RevokeSignInResult": [
      "RevokeSignInSuccess"
    ],
    "SaveBidResult": [
      "BidConflict",
      "InvalidInput",
      "SaveBidSuccess"
    ],
    "SaveEstimateResult": [
      "EstimateConflict",
      "InvalidInput",
      "SaveEstimateSuccess"
    ],
    "SaveInventoryResult": [
      "InvalidInput",
      "InventoryConflict",
      "SaveInventorySuccess"
    ],
    "SendLeadMessageResult": [
      "InvalidInput",
      "SendLeadMessageSuccess"
    ],
    "SetEstimateCountedResult": [
      "SetEstimateCountedSuccess"
    ],
    "SignOutResult": [
      "SignOutSuccess"
    ],
    "StartInventoryResult": [
      "InvalidInput",
      "StartInventorySuccess"
    ],
    "StartPasskeyResult": [
      "InvalidInput",
      "StartPasskeySuccess"
    ],
    "StartSignInResult": [
      "InvalidInput",
      "StartSignInSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ],
    "SuspendContractorResult": [
      "InvalidInput",
      "SuspendContractorSuccess"
    ],
    "TestWebhookResult": [
      "InvalidInput",
      "TestWebhookSuccess"
    ],
    "UpdateAccountResult": [
      "UpdateAccountSuccess"
    ],
    "UpdateContractorProfileResult": [
      "InvalidInput",
      "UpdateContractorProfileSuccess"
    ],
    "UpdateProjectResult": [
      "InvalidInput",
      "UpdateProjectSuccess"
    ],
    "UpdateWebhookResult": [
      "InvalidInput",
      "UpdateWebhookSuccess"
    ],
    "UserError": [
      "BidConflict",
      "EstimateConflict",
      "InvalidInput",
      "InventoryConflict",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning",
      "LeadConflict",
      "PasskeyNeeded",
      "PasskeyRefused",
      "PdfFailed",
      "RequestIsOpen",
      "SignInCodeRefused"
    ],
    "VerifySignInResult": [
      "InvalidInput",
      "PasskeyNeeded",
      "SignInCodeRefused",
      "VerifySignInSuccess"
    ],
    "WithdrawContractorRequestResult": [
      "InvalidInput",
      "WithdrawContractorRequestSuccess"
    ]
  }
};
      export default result;
    