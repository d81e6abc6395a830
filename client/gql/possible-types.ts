
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddLineToInventoryResult": [
      "AddLineToInventorySuccess",
      "InvalidInput"
    ],
    "AddRoomResult": [
      "AddRoomSuccess",
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
    "Error": [
      "BidConflict",
      "EstimateConflict",
      "InvalidInput",
      "InventoryConflict",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning",
      "PdfFailed"
    ],
    "RefineEstimateResult": [
      "InvalidInput",
      "JobStillRunning",
      "RefineEstimateSuccess"
    ],
    "RequestContractorsResult": [
      "InvalidInput",
      "RequestContractorsSuccess"
    ],
    "RestoreRevisionResult": [
      "EstimateConflict",
      "InvalidInput",
      "RestoreRevisionSuccess"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
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
    "StartInventoryResult": [
      "InvalidInput",
      "StartInventorySuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddLineToInventoryResult": [
      "AddLineToInventorySuccess",
      "InvalidInput"
    ],
    "AddRoomResult": [
      "AddRoomSuccess",
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
    "Error": [
      "BidConflict",
      "EstimateConflict",
      "InvalidInput",
      "InventoryConflict",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning",
      "PdfFailed"
    ],
    "RefineEstimateResult": [
      "InvalidInput",
      "JobStillRunning",
      "RefineEstimateSuccess"
    ],
    "RequestContractorsResult": [
      "InvalidInput",
      "RequestContractorsSuccess"
    ],
    "RestoreRevisionResult": [
      "EstimateConflict",
      "InvalidInput",
      "RestoreRevisionSuccess"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
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
    "StartInventoryResult": [
      "InvalidInput",
      "StartInventorySuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ]
  }
};
      export default result;
    